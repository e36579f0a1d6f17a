import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

/** Security headers for every page and response. */
export async function setSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
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

/** Browsers remember it for a year, so it promises no more than the settings ask for. */
function hstsFor({ publicOrigin, hsts }: Settings): { readonly includeSubDomains: boolean } | false {
  if (publicOrigin?.startsWith("https:") !== true || hsts === "off") return false;
  return { includeSubDomains: hsts === "subdomains" };
}
