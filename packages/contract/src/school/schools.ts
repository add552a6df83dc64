import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { UserType } from '../roles.ts'

/** A text with its translations beside it, as the specification names them. */
export const Titled = z.object({ name: z.string(), nameEn: z.string(), nameTw: z.string() })

export interface SchoolNode extends z.infer<typeof Titled> {
  id: string
  parentId: string | null
  kind: 'region' | 'school'
  children: SchoolNode[]
}

export const SchoolNode: z.ZodType<SchoolNode> = Titled.extend({
  id: Id,
  parentId: Id.nullable(),
  kind: z.enum(['region', 'school']),
  get children() {
    return z.array(SchoolNode)
  },
})

export const schoolTree = call({
  method: 'GET',
  path: '/openApi/school/treelist',
  who: 'public',
  summary: 'The schools to choose from at login, in the tree of their regions.',
  output: z.array(SchoolNode),
})

export const schoolKey = call({
  method: 'GET',
  path: '/openApi/getSchoolKeyId',
  who: 'public',
  summary: 'Find the id of a school by its short code, so that a link can name the school.',
  query: z.object({ code: z.string().trim().min(1).max(50) }),
  output: Titled.extend({ schoolId: Id, code: z.string() }),
})

export const UserTypeChoice = z.object({ value: UserType, label: z.string(), mayRegister: z.boolean() })

export const userTypeList = call({
  method: 'GET',
  path: '/openApi/userTypeList',
  who: 'public',
  summary: 'The user types a school admits, and which of them may register on their own account.',
  query: z.object({ schoolId: Id }),
  output: z.array(UserTypeChoice),
  refusals: ['school_unknown'],
})
