/** Fetches a service's own script; called once the visitor has agreed to that service. */
export function loadScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  document.head.append(script);
}
