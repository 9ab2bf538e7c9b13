import { store, stored } from "../browser-storage.ts";
import { m } from "../paraglide/messages.js";

/** Ways to hear of new guests, chosen per browser. */
export type NoticeName = "notification" | "sound";

const keyOf = (name: NoticeName) => `rubaiyat-desk-notice-${name}`;

export const hasNotice = (name: NoticeName): boolean => stored(keyOf(name)) !== null;

/** Returns false if the browser refuses. */
export async function chooseNotice(name: NoticeName, isOn: boolean): Promise<boolean> {
  if (isOn && name === "notification" && (await Notification.requestPermission()) !== "granted")
    return false;
  store(keyOf(name), isOn ? "on" : null);
  if (isOn && name === "sound") beep();
  return true;
}

/** Announces the number of waiting guests, without their names. */
export function tellOfGuests(count: number): void {
  if (hasNotice("sound")) beep();
  if (!hasNotice("notification")) return;
  try {
    // Several tabs show it once.
    const notice = new Notification(m.leads_new_guests({ count }), { tag: "guests" });
    notice.addEventListener("click", () => window.focus());
  } catch {
    // Chrome on Android needs a service worker for it.
  }
}

function beep(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
  tone.connect(volume).connect(audio.destination);
  tone.frequency.value = 880;
  tone.addEventListener("ended", () => void audio.close());
  tone.start();
  tone.stop(audio.currentTime + 0.4);
}
