import type { Phrase } from '@campus/contract/language.ts'
import type { OfficePort, OfficeRisk } from '../../../../ports/office/office.ts'
import type { Line } from '../status-line.ts'

const title = ['Office 文件转换（LibreOffice）', 'Office files (LibreOffice)', 'Office 檔案轉換（LibreOffice）'] as const satisfies Phrase

const texts: Readonly<Record<OfficeRisk | 'both', Phrase>> = {
  network: ['可以使用，但没有与网络隔离', 'Works, but can reach the network', '可以使用，但沒有與網路隔離'],
  limits: [
    '可以使用，但没有内存、时间和文件的限制',
    'Works, but without limits of memory, time and files',
    '可以使用，但沒有記憶體、時間和檔案的限制',
  ],
  both: [
    '可以使用，但没有与网络隔离，也没有内存、时间和文件的限制',
    'Works, but can reach the network and has no limits of memory, time and files',
    '可以使用，但沒有與網路隔離，也沒有記憶體、時間和檔案的限制',
  ],
}

const advice: Phrase = [
  '它打开的是用户上传的文件。请在服务器上安装 util-linux（unshare、prlimit），并允许用户命名空间，或把服务器放进没有外网的容器。',
  'It opens files that people upload. Install util-linux (unshare, prlimit) on the server and allow user namespaces, or run the server in a container without a way out.',
  '它開啟的是使用者上傳的檔案。請在伺服器上安裝 util-linux（unshare、prlimit），並允許使用者命名空間，或把伺服器放進沒有外網的容器。',
]

/** Whether office files can be printed, and what the program that reads them is not kept from. */
export const officeLine = ({ isPresent, risks: [risk, ...others] }: Pick<OfficePort, 'isPresent' | 'risks'>): Line => {
  const line = { id: 'libreoffice', title }
  if (!isPresent)
    return {
      ...line,
      tone: 'off',
      text: ['未安装，不能打印 Office 文件', 'Not installed: office files cannot be printed', '未安裝，不能列印 Office 檔案'],
    }
  if (!risk) return { ...line, tone: 'good', text: ['正常，隔离运行', 'Works, confined', '正常，隔離執行'] }
  return { ...line, tone: 'attention', text: texts[others.length > 0 ? 'both' : risk], advice }
}
