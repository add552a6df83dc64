import {
  contactLevel,
  findUsers,
  findUsersInTree,
  holdersOfRoles,
  leaderOfLevel,
  leadersOfDepts,
  leadersToLevel,
  officeMe,
  officeUser,
  ownUnits,
  usersByIds,
  userTree,
  userTreeList,
} from '@campus/contract/approval/people.ts'
import { route } from '../../../http/route.ts'
import { findLeader, listHolders, listLeadersOfUnits, listLeadersUpTo } from './decider.service.ts'
import { listOwnUnits, readMe, readPerson } from './office-person.service.ts'
import { findPeople, listByIds, listLevel } from './picker.service.ts'

export const peopleRoutes = [
  route(userTree, listLevel),
  route(userTreeList, listLevel),
  route(contactLevel, listLevel),
  route(findUsers, findPeople),
  route(findUsersInTree, findPeople),
  route(usersByIds, listByIds),
  route(officeUser, readPerson),
  route(officeMe, readMe),
  route(ownUnits, listOwnUnits),
  route(leaderOfLevel, findLeader),
  route(leadersToLevel, listLeadersUpTo),
  route(leadersOfDepts, listLeadersOfUnits),
  route(holdersOfRoles, listHolders),
]
