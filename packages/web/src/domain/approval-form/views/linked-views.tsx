import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { PathLink } from '../../../navigation/path-link.tsx'

interface LinkedViewsProps {
  readonly linked: readonly { readonly id: string; readonly name: string }[]
}

/** Applications that this one belongs to. */
export function LinkedViews({ linked }: LinkedViewsProps) {
  return linked.map(({ id, name }) => (
    <PathLink key={id} to={approvalPaths.instance} query={{ id }} className="approval-linked">
      {name}
    </PathLink>
  ))
}
