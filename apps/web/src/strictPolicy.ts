import { config } from "zod/v4/core";

// Our content policy forbids eval. Without this, zod would try it once, and the violation would be reported.
config({ jitless: true });
