import nodemailer from "nodemailer";
import type { Letter } from "./letters.ts";

export type MailResult = "sent" | "busy" | "failed";

/** Sends letters by the host's mail server. */
export type Mailer = {
  send(address: string, letter: Letter): Promise<MailResult>;
  close(): void;
};

const WITHIN_MS = 20_000;
const AT_ONCE = 2;
/** Replies of mail servers from here on are final; those before may be different later. */
const FINAL = 500;

export function openMailer({ smtpUrl, from }: { readonly smtpUrl: string; readonly from: string }): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: AT_ONCE,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
    socketTimeout: WITHIN_MS,
    // A letter is made of nothing but its own text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(address, { subject, text, html, stop }) {
      try {
        await transport.sendMail({
          from,
          // As an object it is one address, whatever is in it.
          to: { name: "", address },
          subject,
          text,
          html,
          headers: {
            "List-Unsubscribe": `<${stop}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
          },
        });
        return "sent";
      } catch (error) {
        return isFinal(error) ? "failed" : "busy";
      }
    },
    close: () => transport.close(),
  };
}

function isFinal(error: unknown): boolean {
  const code = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
  return typeof code === "number" && code >= FINAL;
}
