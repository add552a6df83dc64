import type { Phrase } from '../language.ts'

/** Refusals of the exchange of data with other systems. */
export const exchangeRefusals = {
  exchange_source_changed: [
    '其他人已修改此连接，请刷新后重试',
    'Someone else changed this connection. Reload it and try again.',
    '其他人已修改此連接，請重新整理後重試',
  ],
  exchange_preview_old: [
    '预览之后连接已被修改，请重新取得文件并查看差异',
    'The connection was changed after this preview. Fetch the files again and check the differences.',
    '預覽之後連接已被修改，請重新取得檔案並查看差異',
  ],
  exchange_source_name: ['已有同名的连接', 'Another connection has this name', '已有同名的連接'],
  exchange_address: [
    '请填写 https:// 开头、可公开访问的地址，地址中不要包含账号密码',
    'Enter an address that begins with https://, can be reached from the Internet and carries no password',
    '請填寫 https:// 開頭、可公開存取的位址，位址中不要包含帳號密碼',
  ],
  exchange_at_work: [
    '这个连接正在交换数据，请稍后再试',
    'This connection is exchanging data. Try again later.',
    '這個連接正在交換資料，請稍後再試',
  ],
  exchange_file_missing: ['没有找到文件', 'The file was not found', '沒有找到檔案'],
  exchange_headings_missing: [
    '文件的第一行不是列名，请对方补上列名',
    'The first row of the file does not name the columns. Ask the other side to add headings.',
    '檔案的第一列不是欄名，請對方補上欄名',
  ],
  exchange_unreachable: [
    '无法从对方系统取得文件，或签名不正确',
    'The other system did not hand over the file, or its signature is wrong',
    '無法從對方系統取得檔案，或簽章不正確',
  ],
  exchange_unreadable: ['无法读取这个文件', 'This file cannot be read', '無法讀取這個檔案'],
  record_source_unknown: ['没有这个数据来源', 'This data source does not exist', '沒有這個資料來源'],
} as const satisfies Record<string, Phrase>
