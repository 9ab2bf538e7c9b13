export default function EventsRoute() {
  return <h1 className="shell py-section text-heading">Events</h1>;
}
