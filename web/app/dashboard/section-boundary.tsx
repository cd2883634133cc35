import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ApiProblem } from '#web/api/api-problem.ts';
import { ErrorMessage } from '../error-page.tsx';

/** Tells in the section's place what broke it; another address begins anew. The menu stays. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary address={pathname}>{children}</Boundary>;
}

type BoundaryProps = { address: string; children: ReactNode };
type BoundaryState = { error?: unknown; at: string };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, { at }: BoundaryState): BoundaryState | null {
    return address === at ? null : { error: undefined, at: address };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorMessage status={error instanceof ApiProblem ? error.status : undefined} />;
  }
}
