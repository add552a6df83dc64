import {
  addContactTag,
  bookContacts,
  contactCard,
  deleteContactTag,
  editContactRemark,
  findBySchoolNumber,
  searchContacts,
} from '@campus/contract/people/book.ts'
import { route } from '../../../http/route.ts'
import { listLevel, search } from './book.service.ts'
import { findNumber, readCard } from './card.service.ts'
import { addTag, keepRemark, removeTag } from './mark.service.ts'

export const bookRoutes = [
  route(bookContacts, listLevel),
  route(searchContacts, search),
  route(contactCard, readCard),
  route(findBySchoolNumber, findNumber),
  route(editContactRemark, keepRemark),
  route(addContactTag, addTag),
  route(deleteContactTag, removeTag),
]
