import { giveMailSchema, type Mail, refuse } from "@harbor/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { COOKIE, type IdentityDeps, personOf } from "../identity.ts";
import { askingLetter, type Letter } from "../mail/letters.ts";
import { MAIL_LINKS, type MailLink, type MailLinks } from "../mail/mailLinks.ts";
import { MAIL_PAGE_STYLE, mailPage } from "../mail/mailPages.ts";
import { freshId } from "../random.ts";
import type { PersonId } from "../store/store.ts";
import { sendRefusal } from "./errors.ts";
import { networkOf } from "./guard.ts";
import { greet } from "./people.ts";
import { read } from "./read.ts";

export type MailPlan = IdentityDeps & {
  /** Absent where the host sends no mail. */
  readonly post?: Post | undefined;
  onBackgroundError(error: unknown): undefined;
};

/** What is needed to write to an address. */
export type Post = { readonly links: MailLinks; send(address: string, letter: Letter): Promise<unknown> };

export const CONFIRM_WITHIN_MS = 86_400_000;
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];
const PAGE = "text/html; charset=utf-8";

type Followed = FastifyRequest<{ Params: { mail: string; what: string; token: string } }>;

/** Where people want mail: given, confirmed by a link in a first mail, and withdrawn by a link in every mail. */
export function serveMail(app: FastifyInstance, plan: MailPlan): void {
  const { store, limits, now, post, onBackgroundError } = plan;

  app.get("/api/mail", async (request) => {
    const person = await personOf(store, request.cookies[COOKIE]);
    return told(person?.id);
  });

  app.post("/api/mail", async (request, reply) => {
    const wish = read(reply, giveMailSchema, request.body);
    if (wish === undefined) return reply;
    const person = await greet(plan, request, reply);
    if (person === undefined) return sendRefusal(reply, refuse("too-many"));
    const { address, language } = wish;
    if (address === undefined) {
      await store.removeMail(person.id);
      return told(person.id);
    }
    if (post === undefined) return sendRefusal(reply, refuse("malformed", { detail: "this server sends no mail" }));
    const known = await store.mailOf(person.id);
    if (known?.isConfirmed === true && known.address === address) return told(person.id);
    const mayAsk =
      limits.perMail.allows(person.id) &&
      limits.perMailFrom.allows(networkOf(request.ip)) &&
      limits.perMailTo.allows(address.toLowerCase());
    if (!mayAsk) return sendRefusal(reply, refuse("too-many"));
    const id = freshId();
    await store.saveMail({ id, person: person.id, address, language, expiresAt: now() + CONFIRM_WITHIN_MS });
    const { links } = post;
    const letter = askingLetter(language, { confirm: links.linkTo(id, "confirm"), stop: links.linkTo(id, "stop") });
    post.send(address, letter).catch(onBackgroundError);
    return told(person.id);
  });

  if (post === undefined) return;
  // One click in a mail program posts a form; that it does is all there is to know.
  app.addContentTypeParser(FORMS, { parseAs: "string" }, (_request, _body, done) => done(null));
  app.get("/mail/page.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(MAIL_PAGE_STYLE));

  app.get("/mail/:mail/:what/:token", async (request: Followed, reply) => {
    const followed = await follow(request);
    if (followed === undefined) return gone(reply, "stop");
    return page(reply, mailPage(followed.mail.language, followed.what, "ask"));
  });

  // Our pages send no referrer, so browsers name the origin "null" for this form, as for a form on a stranger's page.
  app.post("/mail/:mail/:what/:token", { config: { anyOrigin: true } }, async (request: Followed, reply) => {
    const followed = await follow(request);
    if (followed === undefined) return gone(reply, "stop");
    const { mail, what } = followed;
    if (what === "stop") await store.removeMail(mail.person);
    else if (!(await store.confirmMail(mail.id, now()))) return gone(reply, what, mail.language);
    return page(reply, mailPage(mail.language, what, "done"));
  });

  async function follow({ params }: Followed) {
    const what = MAIL_LINKS.find((one) => one === params.what);
    if (post === undefined || what === undefined || !post.links.isGenuine(params.mail, what, params.token))
      return undefined;
    const mail = await store.mailById(params.mail);
    return mail && { mail, what };
  }

  /** It differs with what was done, so nobody may keep it. */
  function page(reply: FastifyReply, text: string) {
    return reply.type(PAGE).header("cache-control", "no-store").send(text);
  }

  function gone(reply: FastifyReply, what: MailLink, language?: string) {
    return page(reply.status(404), mailPage(language, what, "gone"));
  }

  async function told(person: PersonId | undefined): Promise<Mail> {
    const mail = post && person && (await store.mailOf(person));
    const own = mail && { address: mail.address, confirmed: mail.isConfirmed };
    return { offered: post !== undefined, ...own };
  }
}
