import { Badge, createTheme, Modal } from "@mantine/core";

/**
 * The components' looks beside styles.css. Their own style sheets are files: the Content-Security-Policy lets
 * nothing add a style element, and nothing here needs one.
 */
export const KIT_THEME = createTheme({
  colors: { ember: Array.from({ length: 10 }, () => "var(--action)") as never },
  primaryColor: "ember",
  respectReducedMotion: true,
  // By the attribute `data-variant`, in ui/kit.css.
  variantColorResolver: () => ({
    background: "var(--look)",
    hover: "var(--look-hover)",
    color: "var(--look-text)",
    border: "1px solid var(--look-border)",
  }),
  components: {
    Badge: Badge.extend({ defaultProps: { variant: "light", component: "span" } as never }),
    // styles.css keeps the page behind a dialog where it is.
    Modal: Modal.extend({ defaultProps: { lockScroll: false, transitionProps: { duration: 0 } } }),
  },
});
