/** What this worker's build consists of; the bundler fills it in. */
type Build = {
  /** Changes with any of the files, and is named in the page. */
  readonly version: string;
  /** Everything that the client consists of, except the page itself. */
  readonly files: readonly string[];
};

declare const __BUILD__: Build;

export const BUILD: Build = __BUILD__;
