/** Keeping one's name and seats on several devices. */
export const PASSKEY_EN = {
  page: "Your name on other devices",
  pageText:
    "Your name and your seats belong to this browser. Here you can take them along, without a password or a mail address.",
  title: "Passkey",
  text: "A passkey signs you in on any device with your fingerprint, your face or its PIN. Your device or your account there keeps it; nobody else can use it.",
  add: "Add a passkey",
  signIn: "Sign in with a passkey",
  list: "Your passkeys",
  added: "added on {{day}}",
  used: "added on {{day}}, last used on {{last}}",
  remove: "Remove",
  removeOf: "Remove the passkey of {{device}}",
  removed: "The passkey is removed here. You can delete it from your device, too.",
  done: "The passkey is added.",
  cancelled: "Nothing has changed: the passkey was not used.",
  known: "This device keeps a passkey of yours already.",
  full: "That is as many passkeys as anybody may have. Remove one first.",
  unknown: "This passkey is not known here. It may have been removed.",
  failed: "That did not work. Try again in a moment.",
  impossible:
    "This browser offers no passkeys at this address. They need a site with a name and an encrypted connection.",
  become: "You would no longer be {{present}} on this device.",
  seats_one:
    "You would no longer be {{present}} on this device, with a seat at {{count}} unfinished table. You can switch back here for 30 days.",
  seats_other:
    "You would no longer be {{present}} on this device, with seats at {{count}} unfinished tables. You can switch back here for 30 days.",
  goOn: "Go on",
  stay: "Stay {{present}}",
  link: "Link to another device",
  linkText: "A private link works once, for 15 minutes. Show it to the camera of the other device.",
  withdraw: "Withdraw the link",
  withdrawn: "The link no longer works.",
  devices: "Signed-in devices",
  alone: "Only this device so far.",
} as const;
