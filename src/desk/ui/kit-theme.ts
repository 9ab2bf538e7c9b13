import { Badge, createTheme, Modal } from "@mantine/core";

/**
 * The components' theme beside styles.css. Style sheets are files, because the CSP blocks style
 * elements.
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
    // styles.css locks scrolling behind dialogs.
    Modal: Modal.extend({ defaultProps: { lockScroll: false, transitionProps: { duration: 0 } } }),
  },
});
