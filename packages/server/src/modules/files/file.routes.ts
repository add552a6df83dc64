import { readFile, uploadFile } from '@campus/contract/files/own-files.ts'
import { route } from '../../http/route.ts'
import { keepUpload, sendFile } from './file.service.ts'
import { requireRoomToUpload } from './own-file.service.ts'

export const fileRoutes = [route(uploadFile, keepUpload, requireRoomToUpload), route(readFile, sendFile)]
