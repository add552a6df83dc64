import type { BranchCondition } from '@campus/contract/approval/conditions.ts'
import type { ProcessNode, RootNode, TriggerProps } from '@campus/contract/approval/process-tree.ts'
import { isGateway } from './tree.ts'

const nobody = { handler: 'TO_STOP', assignedUser: [] } as const

const emptyTrigger = ({ type }: TriggerProps): TriggerProps =>
  type === 'EMAIL'
    ? { type, email: { subject: '', to: [''], content: '' } }
    : { type, http: { method: 'POST', url: '', headers: [], params: [], contentType: 'JSON' } }

const emptyCondition = (props: BranchCondition): BranchCondition => ({ ...props, groups: [], rule: '' })

/** A node with its kind, its name and how its signers vote; whom it asks, what it compares and where it writes to stay with the school. */
const bare = <Node extends ProcessNode>(node: Node): Node => {
  const { props } = node
  return {
    ...node,
    props: {
      ...props,
      ...('assignedUser' in props && { assignedUser: [] }),
      ...('assignedDept' in props && { assignedDept: [] }),
      ...('assignedRole' in props && { assignedRole: [] }),
      ...('deptProp' in props && { deptProp: { ...props.deptProp, roles: [] } }),
      ...('rule' in props && { rule: '' }),
      ...('formField' in props && { formField: '' }),
      ...('nobody' in props && { nobody }),
      ...('formPerms' in props && { formPerms: [] }),
      ...('inVar' in props && { inVar: [], outVar: [] }),
      ...(node.type === 'TRIGGER' && emptyTrigger(node.props)),
    },
    ...(isGateway(node) && {
      branchs: node.branchs.map((branch) => ({
        ...branch,
        props: emptyCondition(branch.props),
        children: branch.children && bare(branch.children),
      })),
    }),
    children: node.children && bare(node.children),
  }
}

/** What everybody who may start a process learns of its tree: which steps there are and how they follow each other. */
export const publicTree = (tree: RootNode): RootNode => bare(tree)
