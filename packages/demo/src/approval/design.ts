import type { Phrase } from '@campus/contract/language.ts'
import type { MatterKind } from '@campus/contract/paths/matter-screens.ts'
import { idOf } from '../seed.ts'

/** How a process of the demo is written down; the shapes of the contract fill in the rest. */
export interface DemoProcess {
  readonly code: string
  readonly group: string
  readonly name: Phrase
  readonly remark: string
  readonly icon: string
  /** The kind of record of another area that it decides about. */
  readonly matter?: MatterKind
  readonly form: readonly object[]
  readonly tree: object
  readonly settings?: object
}

export const postId = (code: string) => idOf('post', code)

type Chain = object | undefined

const withNext = (node: object, next: Chain) => (next ? { ...node, children: next } : node)

export const starter = (next: object) => ({ id: 'root', name: '发起人', type: 'ROOT', props: {}, children: next })

/** Who looks after the starter; one of them is enough. */
export const byManager = (id: string, name: string, next?: Chain, props: object = {}) =>
  withNext({ id, name, type: 'APPROVAL', props: { assignedType: 'NEAREST_MANAGER', mode: 'OR', waiveWords: true, ...props } }, next)

export const byLeader = (id: string, name: string, level: number, next?: Chain, props: object = {}) =>
  withNext(
    { id, name, type: 'APPROVAL', props: { assignedType: 'LEADER', leader: { level, skipEmpty: true }, waiveWords: true, ...props } },
    next,
  )

export const byPost = (id: string, name: string, post: string, next?: Chain, props: object = {}) =>
  withNext(
    {
      id,
      name,
      type: 'APPROVAL',
      props: { assignedType: 'ROLE', assignedRole: [postId(post)], mode: 'OR', waiveWords: true, ...props },
    },
    next,
  )

/** Filled in by the server. */
const valueOf = (field: string) => `\${${field}}`

/** The last step of a process that another system has to know of. The host is of a domain that belongs to nobody. */
export const callNode = 'node_call'
export const byCall = (name: string, path: string, fields: readonly string[]) => ({
  id: callNode,
  name,
  type: 'TRIGGER',
  props: {
    type: 'WEBHOOK',
    http: {
      method: 'POST',
      url: `https://erp.demo.campus.example/${path}`,
      params: fields.map((key) => ({ key, value: valueOf(key) })),
    },
  },
})

interface When {
  readonly field: string
  readonly compare: string
  readonly value: string | number
}

const conditionOf = ({ field: id, compare, value }: When) => ({
  id,
  compare,
  valueType: typeof value === 'number' ? 'Number' : 'String',
  value: [value],
})

/** One of some ways, by a condition on a field, or by one of several groups of them; otherwise the last one. */
export const either = (id: string, when: When | readonly (readonly When[])[], then: Chain, otherwise: Chain, next?: Chain) => ({
  id,
  name: '条件分支',
  type: 'CONDITIONS',
  props: {},
  branchs: [
    withNext(
      {
        id: `${id}a`,
        name: '满足条件',
        type: 'CONDITION',
        props: {
          groupsType: 'OR',
          groups: ('field' in when ? [[when]] : when).map((group) => ({ groupType: 'AND', conditions: group.map(conditionOf) })),
        },
      },
      then,
    ),
    withNext({ id: `${id}b`, name: '其他情况', type: 'CONDITION', props: {} }, otherwise),
  ],
  children: withNext({ id: `${id}z`, name: '汇合', type: 'EMPTY', props: {} }, next),
})

/** All ways at once. */
export const together = (id: string, ways: readonly (readonly [name: string, way: object])[], next?: Chain) => ({
  id,
  name: '并行分支',
  type: 'CONCURRENTS',
  props: {},
  branchs: ways.map(([name, way], at) => ({ id: `${id}w${at + 1}`, name, type: 'CONCURRENT', props: {}, children: way })),
  children: withNext({ id: `${id}z`, name: '汇合', type: 'EMPTY', props: {} }, next),
})

type Props = Readonly<Record<string, unknown>>

const field =
  (name: string, valueType: string) =>
  (id: string, title: string, props: Props = {}) => ({
    id,
    name,
    title,
    valueType,
    props: { required: true, ...props },
  })

export const text = field('TextInput', 'String')
export const longText = field('TextareaInput', 'String')
export const count = field('NumberInput', 'Number')
export const amount = field('AmountInput', 'Number')
export const choice = field('SelectInput', 'String')
/** Of a dictionary of the school, in the language of its reader. */
export const entry = field('SelectPlus', 'String')
export const day = field('DateTime', 'Date')
export const span = field('DateTimeRange', 'DateRange')
export const files = field('FileUpload', 'Array')
export const people = field('UserPicker', 'User')
export const formula = field('CalcFormula', 'Number')
export const table = (id: string, title: string, items: readonly object[], props: Props = {}) => ({
  id,
  name: 'TableList',
  title,
  valueType: 'Array',
  props: { required: true, ...props },
  items,
})
