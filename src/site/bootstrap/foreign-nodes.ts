const WARNING = "Another program has changed the page: a node is not where React left it";

/**
 * Extensions and translations of a browser move and replace nodes that React then looks for, and
 * the exception would end in the error page: https://github.com/facebook/react/issues/11538. From
 * here on a node that is already gone counts as removed, and one that should be before it comes
 * last. Our own pages must not need it, so each time is a warning, which fails a test in the browser.
 */
export function endureForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    console.warn(WARNING, child);
    child.parentNode?.removeChild(child);
    return child;
  };

  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    reference: Node | null,
  ): T {
    if (reference === null || reference.parentNode === this) {
      return insertBefore.call(this, node, reference) as T;
    }
    console.warn(WARNING, reference);
    return insertBefore.call(this, node, null) as T;
  };
}
