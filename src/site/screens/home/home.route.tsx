export default function HomeRoute() {
  return <h1 className="shell py-section text-heading">Home</h1>;
}
