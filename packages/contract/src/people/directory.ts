import { z } from 'zod'
import { call, Done } from '../call.ts'
import { Id } from '../fields.ts'
import { PageQuery, pageOf } from '../page.ts'
import { UserType } from '../roles.ts'
import { Titled } from '../school/schools.ts'

const Contact = z.object({
  id: Id,
  name: z.string(),
  remark: z.string(),
  tags: z.array(z.string()),
  userType: UserType,
  unitName: z.string(),
  avatar: z.string(),
  isManager: z.boolean(),
})
export type Contact = z.infer<typeof Contact>

const DirectoryUnit = Titled.extend({ id: Id, kind: z.enum(['college', 'major', 'class', 'department']), people: z.number().int() })

/** What an owner may hide from others, field by field. */
export const cardFields = ['phone', 'email', 'qq', 'number', 'unit', 'portrait'] as const
export const cardAudiences = ['nobody', 'staff', 'class', 'everyone'] as const

export const directoryContacts = call({
  method: 'GET',
  path: '/tcyApi/user/contacts',
  who: 'user',
  summary: 'One level of the address book: the units below a unit that I may see, and the people in it.',
  query: PageQuery.extend({ unitId: Id.optional(), tag: z.string().trim().max(12).optional() }),
  output: z.object({
    /** From the top down to the unit asked for. */
    trail: z.array(DirectoryUnit.omit({ people: true })),
    units: z.array(DirectoryUnit),
    people: pageOf(Contact),
    /** All tags that I gave. */
    tags: z.array(z.string()),
  }),
})

export const searchContacts = call({
  method: 'GET',
  path: '/tcyApi/user/search_contacts',
  who: 'user',
  summary: 'Find people visible to me by name, pinyin, initials, number or my own remark.',
  query: PageQuery.extend({ name: z.string().trim().min(1).max(50) }),
  output: pageOf(Contact),
  refusals: ['try_later'],
})

export const contactCard = call({
  method: 'GET',
  path: '/tcyApi/user/contact_info',
  who: 'user',
  summary: 'The card of one person with the fields visible to me; the view is logged for them.',
  query: z.object({ id: Id }),
  output: Contact.extend({
    nickname: z.string(),
    /** Empty where the owner keeps a field to themselves. */
    number: z.string(),
    phone: z.string(),
    email: z.string(),
    qq: z.string(),
    portrait: z.string(),
    units: z.array(Titled),
    hidden: z.array(z.enum(cardFields)),
    isMe: z.boolean(),
  }),
  changesState: true,
})

export const findBySchoolNumber = call({
  method: 'GET',
  path: '/tcyApi/user/selectUserBySchoolUserId',
  who: 'user',
  summary: 'Look up a person of my school by exact number, to confirm a recipient: name masked, unit shown.',
  query: z.object({ schoolUserId: z.string().trim().min(1).max(50) }),
  output: z.object({ id: Id, name: z.string(), number: z.string(), userType: UserType, unitName: z.string() }),
  refusals: ['user_unknown', 'delegate_self', 'try_later'],
  changesState: true,
})

export const editContactRemark = call({
  method: 'POST',
  path: '/tcyApi/user/edit_contact_remark',
  who: 'user',
  summary: 'Set my private remark about a person; an empty one is removed.',
  body: z.object({ id: Id, remark: z.string().trim().max(30) }),
  output: Done,
})

const Tag = z.string().trim().min(1).max(12)

export const addContactTag = call({
  method: 'POST',
  path: '/tcyApi/user/add_contact_tag',
  who: 'user',
  summary: 'Put a tag of my own on a person.',
  body: z.object({ id: Id, tag: Tag }),
  output: Done,
  refusals: ['tags_full'],
})

export const deleteContactTag = call({
  method: 'POST',
  path: '/tcyApi/user/delete_contact_tag',
  who: 'user',
  summary: 'Remove a tag of mine from a person.',
  body: z.object({ id: Id, tag: Tag }),
  output: Done,
})
