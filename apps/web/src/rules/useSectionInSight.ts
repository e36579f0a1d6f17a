import { useEffect, useState } from "react";

/** The section being read, of these ids separated by spaces: the first one that reaches the upper third. */
export function useSectionInSight(ids: string): string | undefined {
  const [inSight, setInSight] = useState<string>();
  useEffect(() => {
    const elements = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const crossing = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target);
          else crossing.delete(target);
        }
        setInSight(elements.find((element) => crossing.has(element))?.id);
      },
      { rootMargin: "-20% 0px -75% 0px" },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return inSight;
}
