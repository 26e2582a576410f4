import type { en } from "./en";

/** German words of the calendar address. */
export const de: typeof en = {
  title: "Dein Kalender",
  explained:
    "Sieh deine Treffen und gebuchten Quests in dem Kalender, den du jeden Tag benutzt. Sie bleiben von selbst auf dem neuesten Stand.",
  get: "Im Kalender abonnieren",
  label: "Kalenderadresse",
  secret: "Behalte sie für dich: Wer sie hat, sieht, wann du wo bist.",
  open: "In Kalender-App öffnen",
  copy: "Kopieren",
  copied: "Kopiert",
  copyFailed: "Dein Browser hat sie nicht kopiert. Sie ist markiert: Kopiere sie von Hand.",
  renew: "Adresse ersetzen",
  renewSure: "Kalenderadresse ersetzen?",
  renewExplained: "Kalender mit der alten Adresse werden nicht mehr aktualisiert. Füge dort die neue hinzu.",
  renewYes: "Ersetzen",
  renewNo: "Behalten",
  renewed: "Das ist deine neue Adresse. Die alte gilt nicht mehr.",
};
