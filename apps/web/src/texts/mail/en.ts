/** Calls by mail, where the host sends any. */
export const MAIL_EN = {
  title: "Mail",
  address: "Your mail address",
  give: "Send me a link",
  forget: "Forget this address",
  about:
    "The server can write to you when it is your turn and no tab is open. It asks first, by one mail with a link. The address is used for nothing else.",
  asked: "A mail with a link is on its way. Open the link within a day to confirm this address.",
  confirmed: "Confirmed. Switch mail on at each table that may call you, behind the table’s code.",
  me: "Mail me when no tab is open",
  meText: "A mail comes when it is your turn here, and before a clock of a day runs out.",
  failed: "That did not work. Try again later.",
  tooMany: "That is enough mail for now. Try again later.",
  noAddress: "This is not a mail address.",
} as const;
