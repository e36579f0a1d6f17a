/** A dot in the last segment means a file: no page has one. */
const FILE = /(?:\.|%2e)[^/]*$/i;
const ELSEWHERE = ["/api/", "/mail/", "/socket.io/", "/assets/"];

/** Whether an address is one of the app's pages, which are all the same file. */
export function isPage(path: string): boolean {
  return !ELSEWHERE.some((start) => path.startsWith(start)) && !FILE.test(path);
}
