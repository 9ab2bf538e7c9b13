import { lazy, Suspense } from "react";
import { Loading } from "#desk/client/layout/loading.tsx";
import type { LineProps } from "#desk/client/pieces/piece-controls.tsx";
import { reloadedOnce } from "#desk/client/reload-once.ts";

const BodyControl = lazy(async () => ({
  default: (await reloadedOnce(() => import("./body-control.tsx"))).BodyControl,
}));

/** The editor of an article's text; it is as large as the rest of the desk, and comes where it is shown. */
export function LazyBodyControl(props: LineProps) {
  return (
    <Suspense fallback={<Loading />}>
      <BodyControl {...props} />
    </Suspense>
  );
}
