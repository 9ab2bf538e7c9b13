import { useEffect, useRef, useState } from "react";
import { m } from "#language/paraglide/messages.js";
import { rememberFilmStopped, startFilm } from "#site/ui/film/start-film.ts";
import { Icon } from "#site/ui/icon/icon.tsx";
import portraitMp4 from "./hero-portrait.mp4";
import portraitWebm from "./hero-portrait.webm";
import mp4 from "./hero.mp4";
import webm from "./hero.webm";

/**
 * The silent loop over the poster with its pause control (rule 3.2, WCAG 2.2.2). On the page that
 * was loaded the bootstrap starts it, on a page that React shows later this component does.
 */
export function HeroFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    const video = film.current;
    if (video === null) return;
    // The bootstrap may have started it.
    setIsPlaying(!video.paused);
    if (document.readyState === "complete") startFilm(video);
  }, []);

  function toggle() {
    const video = film.current;
    if (video === null) return;
    rememberFilmStopped(!video.paused);
    if (video.paused) video.play().catch(() => setIsPlaying(false));
    else video.pause();
  }

  return (
    <>
      <button
        type="button"
        data-replay
        onClick={toggle}
        aria-label={isPlaying ? m.home_film_pause() : m.home_film_play()}
        className="film-control absolute z-1 end-gutter bottom-[clamp(3rem,8vw,7rem)] grid size-12 place-items-center rounded-full border border-current hover:bg-paper/15"
      >
        <Icon name={isPlaying ? "pause" : "play"} />
      </button>
      <video
        ref={film}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        // The bootstrap may have begun to load it.
        suppressHydrationWarning
        aria-hidden="true"
        tabIndex={-1}
        className="absolute inset-0 -z-20 size-full object-cover motion-reduce:hidden"
      >
        {/* The wide one first: a browser that knows no media here takes it in any window. */}
        <source media="(orientation: landscape)" src={webm} type="video/webm" />
        <source media="(orientation: landscape)" src={mp4} type="video/mp4" />
        <source src={portraitWebm} type="video/webm" />
        <source src={portraitMp4} type="video/mp4" />
      </video>
    </>
  );
}
