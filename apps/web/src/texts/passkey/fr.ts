/** Keeping one's name and seats on several devices. */
export const PASSKEY_FR = {
  page: "Votre nom sur d’autres appareils",
  pageText:
    "Votre nom et vos places appartiennent à ce navigateur. Ici, vous pouvez les emporter, sans mot de passe ni adresse mail.",
  title: "Clé d’accès",
  text: "Une clé d’accès vous connecte sur tout appareil par empreinte, visage ou code. Votre appareil ou votre compte la garde\u202f; personne d’autre ne peut s’en servir.",
  add: "Ajouter une clé d’accès",
  signIn: "Se connecter avec une clé d’accès",
  list: "Vos clés d’accès",
  added: "ajoutée le {{day}}",
  used: "ajoutée le {{day}}, utilisée le {{last}}",
  remove: "Supprimer",
  removeOf: "Supprimer la clé d’accès de {{device}}",
  removed: "La clé d’accès n’est plus valable ici. Vous pouvez aussi l’effacer de votre appareil.",
  done: "La clé d’accès est ajoutée.",
  cancelled: "Rien n’a changé\u00a0: la clé d’accès n’a pas été utilisée.",
  known: "Cet appareil garde déjà une de vos clés d’accès.",
  full: "Personne ne peut avoir plus de clés d’accès. Supprimez-en d’abord une.",
  unknown: "Cette clé d’accès est inconnue ici. Elle a peut-être été supprimée.",
  failed: "Cela n’a pas fonctionné. Réessayez dans un instant.",
  impossible:
    "Ce navigateur ne propose pas de clés d’accès à cette adresse. Il faut un site avec un nom et une connexion chiffrée.",
  become: "Vous ne seriez plus {{present}} sur cet appareil.",
  seats_one:
    "Vous ne seriez plus {{present}} sur cet appareil, avec une place à {{count}} table en cours. Vous pourrez revenir en arrière ici pendant 30 jours.",
  seats_other:
    "Vous ne seriez plus {{present}} sur cet appareil, avec des places à {{count}} tables en cours. Vous pourrez revenir en arrière ici pendant 30 jours.",
  goOn: "Continuer",
  stay: "Rester {{present}}",
  link: "Lien vers un autre appareil",
  linkText: "Un lien privé sert une seule fois, pendant 15 minutes. Montrez-le à la caméra de l’autre appareil.",
  withdraw: "Retirer le lien",
  withdrawn: "Le lien ne fonctionne plus.",
  devices: "Appareils connectés",
  alone: "Seulement cet appareil pour l’instant.",
} as const;
