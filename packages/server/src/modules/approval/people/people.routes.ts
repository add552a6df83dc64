import { contactLevel, findUsers, findUsersInTree, usersByIds, userTree, userTreeList } from '@campus/contract/approval/people.ts'
import { route } from '../../../http/route.ts'
import { findPeople, listByIds, listLevel } from './people.service.ts'

export const peopleRoutes = [
  route(userTree, listLevel),
  route(userTreeList, listLevel),
  route(contactLevel, listLevel),
  route(findUsers, findPeople),
  route(findUsersInTree, findPeople),
  route(usersByIds, listByIds),
]
