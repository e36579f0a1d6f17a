import { config } from "zod/v4/core";

// Our content policy forbids making code from text; without this the schemas would try it once and be reported.
config({ jitless: true });
