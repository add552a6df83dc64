import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import type { OfficeAction } from '@campus/contract/approval/handling.ts'
import type { Progress } from '@campus/contract/approval/progress.ts'
import { columnsOf, fieldsOf } from '@campus/flow/form/fields.ts'
import { withNewRows } from '@campus/flow/form/row-origins.ts'
import type { FormFilling } from '../../../domain/approval-form/use-form-values.ts'

type Given = Pick<Progress, 'formItems' | 'operationPerm'>

const deciding: ReadonlySet<OfficeAction> = new Set(['agree', 'complete', 'refuse'])
const targeted: ReadonlySet<OfficeAction> = new Set(['recall', 'transfer', 'delegate', 'beforeAdd', 'afterAdd', 'end'])
const direct: ReadonlySet<OfficeAction> = new Set(['retry', 'revoke', 'urge', 'cancel'])

/** What stands in sight, what asks for more first, and what happens at once. */
export const sorted = ({ operationPerm: { actions } }: Pick<Progress, 'operationPerm'>) => ({
  deciding: actions.filter((action) => deciding.has(action)),
  targeted: actions.filter((action) => targeted.has(action)),
  direct: actions.filter((action) => direct.has(action)),
})

export const isOpenItem = ({ perm }: Pick<FormItem, 'perm'>): boolean => perm === 'E'

/** Whether the reader fills in a field, or columns of a table. */
export const isFilledIn = (item: FormItem): boolean => isOpenItem(item) || columnsOf(item).some(isOpenItem)

/** Whether this step lets the reader fill in a part of the form. */
export const mayEdit = ({ formItems, operationPerm }: Given): boolean =>
  operationPerm.actions.some((action) => action === 'agree' || action === 'complete') && fieldsOf(formItems).some(isFilledIn)

/** The values of the fields that this step opens and that are asked for; of the others the server knows better what becomes of them. */
export const openValues = (
  formItems: Form,
  before: FormValues,
  { values, visible }: Pick<FormFilling, 'values' | 'visible'>,
): FormFilling['values'] =>
  Object.fromEntries(
    fieldsOf(formItems)
      .filter(({ id }) => visible.has(id))
      .filter((item) => item.name !== 'CalcFormula' && isFilledIn(item))
      .map(({ id }) => [id, withNewRows(before[id], values[id]) ?? null]),
  )

/** An application that came back to its starter is submitted again rather than decided. */
export const isResubmission = ({ operationPerm, progress }: Pick<Progress, 'operationPerm' | 'progress'>): boolean =>
  operationPerm.actions.includes('complete') &&
  progress.some(({ taskId, nodeType }) => taskId === operationPerm.taskId && nodeType === 'ROOT')
