import type { Phrase } from '@campus/contract/language.ts'
import type { MoveProblem } from '@campus/flow/engine/move.ts'
import { columnsOf, fieldsOf } from '@campus/flow/form/fields.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { indexOf } from '@campus/flow/process/tree.ts'

const texts: Readonly<Record<MoveProblem['code'], (name: string) => Phrase>> = {
  node_missing: (name) => [`新版本没有步骤“${name}”`, `The new version has no step “${name}”`, `新版本沒有步驟「${name}」`],
  node_differs: (name) => [
    `步骤“${name}”在新版本中的类型或位置不同`,
    `The step “${name}” is of another kind or in another place in the new version`,
    `步驟「${name}」在新版本中的類型或位置不同`,
  ],
  field_missing: (name) => [`新版本没有表单项“${name}”`, `The new version has no field “${name}”`, `新版本沒有表單項「${name}」`],
  field_wrong: (name) => [
    `“${name}”的内容不符合新版本的要求`,
    `What was filled in for “${name}” does not fit the new version`,
    `「${name}」的內容不符合新版本的要求`,
  ],
  field_required: (name) => [`新版本要求填写“${name}”`, `The new version requires “${name}”`, `新版本要求填寫「${name}」`],
  too_large: () => ['表单内容过大', 'The form contains too much data', '表單內容過大'],
}

interface Processes {
  readonly from: Process
  readonly to: Process
}

/** What keeps an application from being moved, by the names of steps and fields. */
export const problemText = ({ from, to }: Processes, { code, at }: MoveProblem): Phrase => {
  const node = indexOf(from.tree).get(at)?.node
  const field = [to.form, from.form]
    .flatMap((form) => fieldsOf(form).flatMap((item) => [item, ...columnsOf(item)]))
    .find(({ id }) => id === at)
  return texts[code](node?.name ?? field?.title ?? at)
}
