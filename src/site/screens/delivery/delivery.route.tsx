export default function DeliveryRoute() {
  return <h1 className="shell py-section text-heading">Delivery</h1>;
}
