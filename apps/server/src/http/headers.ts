import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

/** What browsers are told about every page and answer. */
export async function tellBrowsers(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "style-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "object-src": ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    hsts: hstsFor(settings),
  });
}

/** A browser that was told keeps to it for a year, so it is told no more than is wanted. */
function hstsFor({ publicOrigin, hsts }: Settings): { readonly includeSubDomains: boolean } | false {
  if (publicOrigin?.startsWith("https:") !== true || hsts === "off") return false;
  return { includeSubDomains: hsts === "subdomains" };
}
