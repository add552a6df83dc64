import { ownPortrait, uploadAvatar } from '@campus/contract/people/own-photos.ts'
import { ownBaseInfo, ownProfile, updateOwnInfo, updateOwnPinyin } from '@campus/contract/people/own-profile.ts'
import { route } from '../../../http/route.ts'
import { requireRoomToUpload } from '../../files/own-file.service.ts'
import { readPortrait, replaceAvatar } from './photo.service.ts'
import { changeInfo, changePinyin, readBaseInfo, readProfile } from './profile.service.ts'

export const profileRoutes = [
  route(ownProfile, readProfile),
  route(ownBaseInfo, readBaseInfo),
  route(updateOwnInfo, changeInfo),
  route(updateOwnPinyin, changePinyin),
  route(uploadAvatar, replaceAvatar, requireRoomToUpload),
  route(ownPortrait, readPortrait),
]
