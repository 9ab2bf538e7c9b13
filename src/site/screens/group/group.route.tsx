export default function GroupRoute() {
  return <h1 className="shell py-section text-heading">Group</h1>;
}
