import {
  addContactTag,
  contactCard,
  deleteContactTag,
  directoryContacts,
  editContactRemark,
  findBySchoolNumber,
  searchContacts,
} from '@campus/contract/people/directory.ts'
import { route } from '../../../http/route.ts'
import { findNumber, readCard } from './card.service.ts'
import { listLevel, search } from './directory.service.ts'
import { addTag, keepRemark, removeTag } from './mark.service.ts'

export const directoryRoutes = [
  route(directoryContacts, listLevel),
  route(searchContacts, search),
  route(contactCard, readCard),
  route(findBySchoolNumber, findNumber),
  route(editContactRemark, keepRemark),
  route(addContactTag, addTag),
  route(deleteContactTag, removeTag),
]
