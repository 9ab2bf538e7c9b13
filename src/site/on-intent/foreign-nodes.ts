const WARNING = "Another program has changed the page: a node is not where React left it";

/**
 * Keeps React from throwing at nodes that extensions or translators moved
 * (https://github.com/facebook/react/issues/11538): a missing node counts as removed, a node
 * without its successor is appended. Each use warns, which fails browser tests, because our own
 * pages must not need it.
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
