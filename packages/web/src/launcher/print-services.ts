import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import {
  ContentOutline,
  EnvironmentOutline,
  FileOutline,
  FolderOutline,
  PayCircleOutline,
  PictureOutline,
  PlayOutline,
  TransportQRcodeOutline,
  UnorderedListOutline,
} from 'antd-mobile-icons'
import type { Service } from './services.ts'

export const printServices: readonly Service[] = [
  {
    name: 'print-orders',
    group: 'printing',
    path: walletPaths.prints,
    title: ['取件', 'Pick up', '取件'],
    spelling: 'qu jian',
    icon: TransportQRcodeOutline,
  },
  {
    name: 'cloud-print',
    group: 'printing',
    path: cloudPrintPaths.document,
    title: ['文件打印', 'Print a file', '檔案列印'],
    spelling: 'wen jian da yin',
    icon: FileOutline,
  },
  {
    name: 'photo-print',
    group: 'printing',
    path: cloudPrintPaths.photo,
    title: ['照片打印', 'Print photos', '照片列印'],
    spelling: 'zhao pian da yin',
    icon: PictureOutline,
  },
  {
    name: 'print-library',
    group: 'printing',
    path: cloudPrintPaths.library,
    title: ['资料库', 'Shared library', '資料庫'],
    spelling: 'zi liao ku',
    icon: ContentOutline,
  },
  {
    name: 'print-tasks',
    group: 'printing',
    path: cloudPrintPaths.tasks,
    title: ['打印任务', 'My file prints', '列印任務'],
    spelling: 'da yin ren wu',
    icon: UnorderedListOutline,
  },
  {
    name: 'print-files',
    group: 'printing',
    path: cloudPrintPaths.files,
    title: ['我的文件', 'My files', '我的檔案'],
    spelling: 'wo de wen jian',
    icon: FolderOutline,
  },
  {
    name: 'nearby-printers',
    group: 'printing',
    path: cloudPrintPaths.nearby,
    title: ['附近打印机', 'Printers nearby', '附近印表機'],
    spelling: 'fu jin da yin ji',
    icon: EnvironmentOutline,
  },
  {
    name: 'print-prices',
    group: 'printing',
    path: cloudPrintPaths.prices,
    title: ['打印价格', 'Print prices', '列印價格'],
    spelling: 'da yin jia ge',
    icon: PayCircleOutline,
  },
  {
    name: 'print-tutorials',
    group: 'printing',
    path: cloudPrintPaths.tutorials,
    title: ['打印教程', 'How to print', '列印教學'],
    spelling: 'da yin jiao cheng',
    icon: PlayOutline,
  },
]
