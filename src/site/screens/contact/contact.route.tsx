export default function ContactRoute() {
  return <h1 className="shell py-section text-heading">Contact</h1>;
}
