/**
 * Features that built styles or scripts use without a check although they came after 2022 or lack an engine, with the
 * effect where a browser lacks them. Unused entries fail the check.
 */
export const BASELINE_EXCEPTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // Ornament: the browser's default stays.
    'Selector "selection"': "Marked text has the browser's colours.",
    'Selector "marker"': "The signs of lists and questions have the browser's look.",
    'Property "scrollbar-width"': "A strip of cards shows its scroll bar.",
    'Property "scrollbar-color"': "The scroll bar has the browser's colours.",
    'Property "accent-color"': "Boxes to tick have the browser's colour.",
    'Property "text-wrap"': "Lines are as long as they fit, the last one may be short.",
    'Property "resize"': "A field for longer text keeps its height and scrolls.",
    'Property "field-sizing"': "A field for longer text keeps its height and scrolls.",
    'Property "outline"': "Safari up to 16.3 does not round it; it is drawn all the same.",
    'Value "inline-start" of property "float"': "Older Chromium: the initial stands in its line.",
    'Property "user-select"': "Prefixed for Safari beside it; the map's words can be marked.",
    'Property "hyphens"': "Prefixed for Safari beside it; words are not parted.",
    'Property "view-timeline"': "Beside an animation by scrolling, within its @supports.",
    'Property "mask"': "Within the same: Chromium before 120 has no such animation.",
    'Property "animation-range"': "Beside an animation by scrolling, within its @supports.",
    'At-rule "@container"': "Within the same: home's tree is drawn each time it comes into view.",
    'Value "ui-monospace" of property "font-family"': "The next font of the list serves.",
    'Selector "autofill"': "A field that the browser filled has the browser's colour.",
    'Unit "lh"': "For dates in Safari, of the CSS framework: an empty field may be lower.",
    // Browser behaviour, better if supported.
    'Property "overscroll-behavior"': "Scrolling at the end of a panel goes on behind it.",
    'Property "overscroll-behavior-x"':
      "Swiping at the end of a strip may lead back in the history.",
    'Property "text-size-adjust"':
      "Prefixed for Safari beside it; no other browser enlarges there.",
    'Property "content-visibility"': "Everything is laid out at once, only slower.",
    'Property "contain-intrinsic-block-size"': "Everything is laid out at once, only slower.",
    'At-rule "@view-transition"': "Pages change without a transition.",
    'Property "view-transition-name"': "Pages change without a transition.",
    'Selector "view-transition"': "Pages change without a transition.",
    'Selector "view-transition-group"': "Pages change without a transition.",
    'Selector "view-transition-old"': "Pages change without a transition.",
    'Selector "view-transition-new"': "Pages change without a transition.",
    'At-rule "@property"':
      "The CSS framework sets the same values by an @supports for these browsers.",
    'Media condition "scripting"': "Controls that need script are shown without script as well.",
    // Anchored panels, within their @supports.
    'Property "anchor-name"': "The panel hangs at the end of the header.",
    'Property "position-anchor"': "The panel hangs at the end of the header.",
    'Value "span-inline-start" of property "position-area"': "Within @supports, as above.",
    'Value "span-inline-end" of property "position-area"': "Within @supports, as above.",
    // Selectors of purely additional rules.
    'Selector "popover-open"':
      "popover-fallback.ts and its styles serve; the banner comes at once.",
    'Selector "has"': "The bar of a restaurant ends with its article instead of the footer.",
    'Selector "open"': "The CSS framework names it beside [open], which serves.",
    'Selector "details-content"': "On paper answers that are closed stay closed.",
    // Paper.
    'Property "print-color-adjust"':
      "Prefixed beside it; grounds are printed as the browser likes.",
    'At-rule "@page"': "The browser's own margins.",
    'Property "orphans"': "A paragraph may leave one line behind.",
    'Property "widows"': "A paragraph may leave one line behind.",
    'Value "avoid" of property "break-after"': "A heading may end a sheet.",
    "Feature 'WebDriver' (webdriver)": "A browser that does not say so is a visitor's.",
    "Feature 'requestIdleCallback()' (requestidlecallback)": "Asked with ??: a timer serves.",
    "Feature 'Network Information' (network-information)": "Asked with ?.: the film starts.",
    "Feature 'AbortSignal.timeout()' (abortsignal-timeout)":
      "Asked with ?.: a request has no limit of time.",
    "Feature 'devicePixelRatio' (devicepixelratio)": "Older than any browser that is served.",
  }),
);
