import { consolePaths } from '@campus/contract/paths/console.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { BankcardOutline, PictureOutline, PicturesOutline, ScanningFaceOutline, UploadOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const identityConsoleTiles: readonly Tile[] = [
  {
    name: 'photo-library',
    group: 'office',
    order: 4022,
    path: identityPaths.library,
    title: ['照片审核', 'Review photos', '照片審核'],
    spelling: 'zhao pian shen he',
    icon: PicturesOutline,
  },
  {
    name: 'console-papers',
    group: 'office',
    order: 4024,
    path: consolePaths.papers,
    title: ['证件核对', 'ID documents', '證件核對'],
    spelling: 'zheng jian he dui',
    icon: BankcardOutline,
  },
  {
    name: 'console-photo-imports',
    group: 'office',
    order: 4025,
    path: consolePaths.photoImports,
    title: ['照片导入', 'Photo imports', '照片匯入'],
    spelling: 'zhao pian dao ru',
    icon: UploadOutline,
  },
  {
    name: 'console-photo-types',
    group: 'office',
    order: 4027,
    path: consolePaths.photoTypes,
    title: ['照片类型', 'Photo types', '照片類型'],
    spelling: 'zhao pian lei xing',
    icon: PictureOutline,
  },
  {
    name: 'photo-search',
    group: 'office',
    order: 4026,
    path: identityPaths.find,
    title: ['照片查找', 'Find by photo', '照片查找'],
    spelling: 'zhao pian cha zhao',
    icon: ScanningFaceOutline,
  },
]
