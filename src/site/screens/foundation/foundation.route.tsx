export default function FoundationRoute() {
  return <h1 className="shell py-section text-heading">Foundation</h1>;
}
