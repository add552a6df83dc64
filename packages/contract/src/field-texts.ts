import type { z } from 'zod'
import { counted } from './counted.ts'
import { type Language, type Phrase, say } from './language.ts'

/** What a field says when it is wrong. A schema names the word: `z.string().regex(…, 'mobile')`. */
export const fieldTexts = {
  required: ['此项必填', 'This is required', '此項必填'],
  wrong: ['内容不正确', 'This is not valid', '內容不正確'],
  unsealed: ['请刷新页面后重试', 'Reload the page and try again', '請重新整理頁面後再試'],
  unstorable: [
    '包含无法识别的字符，请删除后重试',
    'This contains characters that cannot be saved. Remove them and try again',
    '包含無法辨識的字元，請刪除後重試',
  ],
  too_deep: ['内容嵌套层级过多', 'This is nested too deeply', '內容巢狀層級過多'],
  mobile: ['请输入正确的 11 位手机号', 'Enter an 11-digit mainland China mobile number', '請輸入正確的 11 位手機號碼'],
  email: ['邮箱格式不正确', 'Enter a valid email address', '電子信箱格式不正確'],
  landline: ['请输入正确的固定电话，如 010-62785001', 'Enter a landline number such as 010-62785001', '請輸入正確的市話，如 010-62785001'],
  phone: [
    '请输入正确的电话号码，如 010-62785001、13800138000 或 110',
    'Enter a phone number such as 010-62785001, 13800138000 or 110',
    '請輸入正確的電話號碼，如 010-62785001、13800138000 或 110',
  ],
  url: [
    '请输入以 http:// 或 https:// 开头的网址',
    'Enter a web address that starts with http:// or https://',
    '請輸入以 http:// 或 https:// 開頭的網址',
  ],
  plate: ['请输入正确的车牌号，如 京A12345', 'Enter a license plate such as 京A12345', '請輸入正確的車牌號，如 京A12345'],
  colour: ['请输入 #1d5bbf 这样的颜色值', 'Enter a colour such as #1d5bbf', '請輸入 #1d5bbf 這樣的顏色值'],
  colour_too_light: [
    '颜色太浅，白色文字看不清，请选深一些的颜色',
    'White text is hard to read on this colour. Choose a darker one.',
    '顏色太淺，白色文字看不清，請選深一些的顏色',
  ],
  chinese: ['只能输入中文', 'Use only Chinese characters', '只能輸入中文'],
  letters: ['只能输入英文字母', 'Use only letters A to Z', '只能輸入英文字母'],
  digits: ['只能输入数字', 'Use only digits', '只能輸入數字'],
  six_digits: ['请输入 6 位数字验证码', 'Enter the 6-digit code', '請輸入 6 位數字驗證碼'],
  recovery_code: ['恢复码为 10 位字母和数字', 'Recovery codes are 10 letters and digits', '恢復碼為 10 位字母和數字'],
  captcha_letters: ['验证码只包含数字和字母', 'The captcha uses only letters and digits', '驗證碼只包含數字和字母'],
  id_card: ['身份证号不正确，请核对', 'This ID number is not valid. Please check it.', '身分證號不正確，請核對'],
  identity_number: ['身份证号不正确，请核对', 'This ID number is not valid. Please check it.', '身分證號不正確，請核對'],
  consent: ['请先阅读并同意', 'Please read and agree first', '請先閱讀並同意'],
  pinyin: [
    '拼音只能包含字母、空格、连字符和撇号',
    'Use only letters, spaces, hyphens and apostrophes',
    '拼音只能包含字母、空格、連字號和撇號',
  ],
  password_length: [
    '密码长度至少 8 个字符，且不超过学校规定的上限',
    'Use at least 8 characters, within the school’s limit',
    '密碼長度至少 8 個字元，且不超過學校規定的上限',
  ],
  password_is_account: ['密码不能与账号相同', 'Your password cannot be the same as your account', '密碼不能與帳號相同'],
  nickname: ['昵称为 6-50 个字符', 'Nicknames are 6 to 50 characters long', '暱稱為 6-50 個字元'],
  qq: ['QQ 号为 5-12 位数字', 'QQ numbers are 5 to 12 digits long', 'QQ 號為 5-12 位數字'],
  clock_time: ['请选择时间', 'Choose a time', '請選擇時間'],
  quiet_hours_empty: ['开始与结束时间不能相同', 'The two times must be different', '開始與結束時間不能相同'],
  hours_overlap: ['时间段不能重叠', 'These hours overlap', '時間段不能重疊'],
  ends_before: ['结束时间须晚于开始时间', 'The end must be after the start', '結束時間須晚於開始時間'],
  weeks: ['请填写周次，如 1-8,10,12-16 单', 'Enter weeks such as 1-8, 10, 12-16 odd', '請填寫週次，如 1-8,10,12-16 單'],
  span_too_long: ['一次最多查询三年', 'Choose at most three years', '一次最多查詢三年'],
  too_many_days: ['一次最多查看 42 天', 'You can view up to 42 days at a time', '一次最多檢視 42 天'],
  absence_too_long: ['代理时间最长一年', 'A deputy can stand in for up to a year', '代理時間最長一年'],
  longer_than_a_year: ['最长可重复一年', 'It can repeat for up to a year', '最長可重複一年'],
  not_a_monday: ['请选择星期一', 'Choose a Monday', '請選擇星期一'],
  twice: ['每项只能出现一次', 'Each of them may appear once', '每項只能出現一次'],
  table_file_name: [
    '请填写文件名，如 students.csv 或 students.xlsx',
    'Enter a file name such as students.csv or students.xlsx',
    '請填寫檔案名稱，如 students.csv 或 students.xlsx',
  ],
  question_twice: ['每个问题只能出现一次', 'Ask each question once', '每個問題只能出現一次'],
  room_and_days: [
    '饲养需选择房间；当天使用请填 0 天且不选房间',
    'Housing needs a room. For use on the day of arrival, enter 0 days and no room.',
    '飼養需選擇房間；當天使用請填 0 天且不選房間',
  ],
  contact_data: [
    '请不要写电话、邮箱、微信号、证件号或网址，双方通过本平台联系',
    'Leave out phone numbers, email addresses, chat accounts, card numbers and links. Both sides talk here.',
    '請不要寫電話、電子信箱、微信號、證件號或網址，雙方透過本平台聯絡',
  ],
  card_without_words: ['证件类物品不公开文字和图片', 'Cards are posted without words or pictures', '證件類物品不公開文字和圖片'],
  card_unnamed: [
    '请填写卡上的号码或姓名，学校据此通知失主',
    'Enter the number or the name on the card, so that the school can notify its owner',
    '請填寫卡上的號碼或姓名，學校據此通知失主',
  ],
  not_past: ['请选择晚于现在的时间', 'Choose a time in the future', '請選擇晚於現在的時間'],
  not_future: ['时间不能晚于现在', 'This cannot be in the future', '時間不能晚於現在'],
  leave_too_long: [
    '一次请假最多 60 天，更长请联系学院',
    'You can request up to 60 days at a time. For longer leave, ask your college.',
    '一次請假最多 60 天，更長請聯絡學院',
  ],
  not_located: ['请点击“定位当前位置”', 'Press “Use my location”', '請點擊「定位目前位置」'],
  file_kind: ['此项不支持这种文件，请换一个', 'This field does not take files of this kind', '此項不支援這種檔案，請換一個'],
  file_size: ['文件过大，请换一个更小的', 'This file is too large here. Choose a smaller one.', '檔案過大，請換一個更小的'],
  too_many_images: ['图片数量超过上限', 'Too many pictures', '圖片數量超過上限'],
  app_version: ['版本号格式应为 1.2.3', 'Use a version number such as 1.2.3', '版本號格式應為 1.2.3'],
  web_host: [
    '请填写域名，如 www.example.edu.cn 或 *.example.edu.cn',
    'Enter a host such as www.example.edu.cn or *.example.edu.cn',
    '請填寫網域，如 www.example.edu.cn 或 *.example.edu.cn',
  ],
  calendar_day: ['请填写日期，如 2026-10-01', 'Enter a date such as 2026-10-01', '請填寫日期，如 2026-10-01'],
  unit_code: ['编码只能包含字母、数字和连字符', 'Use only letters, digits and hyphens', '編碼只能包含字母、數字和連字號'],
  person_number: ['学工号只能包含字母、数字和连字符', 'Use only letters, digits and hyphens', '學工號只能包含字母、數字和連字號'],
  dictionary_word: [
    '只能包含小写字母、数字和下划线，并以字母开头',
    'Use only lowercase letters, digits and underscores, starting with a letter',
    '只能包含小寫字母、數字和底線，並以字母開頭',
  ],
  signed_name: [
    '请输入姓名，只能包含文字和间隔号',
    'Use only letters, spaces, hyphens, dots and apostrophes',
    '請輸入姓名，只能包含文字和間隔號',
  ],
  registration_basics: [
    '姓名、学号或工号和身份证号必须填写，不能取消',
    'Name, number and ID number are always required',
    '姓名、學號或工號和身分證號必須填寫，不能取消',
  ],
  registration_bound: [
    '学号或工号和身份证号至少匹配一项',
    'Match at least the number or the ID number',
    '學號或工號和身分證號至少匹配一項',
  ],
  heading: [
    '抬头只能包含中文、字母、数字、空格和（）·、&',
    'Use only Chinese characters, letters, digits, spaces and ( ) · 、 &',
    '抬頭只能包含中文、字母、數字、空格和（）·、&',
  ],
  anti_forgery_code: ['防伪码为 16 位字母和数字', 'The code is 16 letters and digits', '防偽碼為 16 位字母和數字'],
  title: [
    '标题只能包含文字、数字、空格和常用标点',
    'Use only letters, digits, spaces and common punctuation',
    '標題只能包含文字、數字、空格和常用標點',
  ],
  one_copy: ['电子文件只能申请 1 份', 'Electronic files are limited to one copy', '電子檔案只能申請 1 份'],
  too_many_copies: ['一次最多 50 份', 'Up to 50 copies at a time', '一次最多 50 份'],
  too_many_cc: ['抄送邮箱最多 10 个', 'Up to 10 Cc addresses', '副本信箱最多 10 個'],
  not_looked_up: ['请点击“查询”确认这个人', 'Press “Look up” to confirm this person', '請點擊「查詢」確認這個人'],
  nothing_selected: ['请先选择', 'Select something first', '請先選擇'],
  whole_beans: ['请输入大于 0 的整数', 'Enter a whole number above 0', '請輸入大於 0 的整數'],
  too_many_beans: ['一次最多充值 2000', 'Up to 2,000 at a time', '一次最多儲值 2000'],
  amount: ['请输入正确的金额', 'Enter an amount', '請輸入正確的金額'],
  above_balance: ['不能超过可提现的金额', 'Enter no more than you can withdraw', '不能超過可提領的金額'],
  least_withdrawal: ['至少提现 1 元', 'At least 1 yuan', '至少提領 1 元'],
  password_classes: [
    '密码须包含字母、数字、符号中的至少两种',
    'Use at least two of these: letters, digits, symbols',
    '密碼須包含字母、數字、符號中的至少兩種',
  ],
  password_only_digits: ['密码不能全是数字', 'Your password cannot be digits only', '密碼不能全是數字'],
  passwords_differ: ['两次输入的密码不一致', 'The passwords do not match', '兩次輸入的密碼不一致'],
} as const satisfies Record<string, Phrase>

export type FieldErrorCode = keyof typeof fieldTexts

type Issue = Pick<z.core.$ZodIssue, 'code' | 'message'> & {
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly origin?: unknown
  readonly input?: unknown
  /** What each of several allowed forms has against the value. */
  readonly errors?: unknown
}

/** `digits_4`: a code of four digits. */
const codeText = (message: string): Phrase | undefined => {
  const count = message.match(/^digits_(\d+)$/)?.[1]
  return count === undefined ? undefined : [`请输入 ${count} 位数字`, `Enter ${counted(count, 'digit')}`, `請輸入 ${count} 位數字`]
}

const sized = (issue: Issue): Phrase | undefined => {
  const isText = issue.origin === 'string'
  if (issue.code === 'too_small') {
    if (isText && issue.minimum === 1) return fieldTexts.required
    const least = String(issue.minimum)
    return isText
      ? [`至少 ${least} 个字符`, `At least ${counted(least, 'character')}`, `至少 ${least} 個字元`]
      : [`不能小于 ${least}`, `Must be at least ${least}`, `不能小於 ${least}`]
  }
  if (issue.code === 'too_big') {
    const most = String(issue.maximum)
    return isText
      ? [`最多 ${most} 个字符`, `At most ${counted(most, 'character')}`, `最多 ${most} 個字元`]
      : [`不能大于 ${most}`, `Must be at most ${most}`, `不能大於 ${most}`]
  }
  return undefined
}

/** Of "empty, or such a number" the last form is the one that was meant. */
const lastForm = ({ code, errors }: Issue) =>
  code === 'invalid_union' && Array.isArray(errors) ? (errors as Issue[][]).at(-1)?.[0] : undefined

/** The sentence for one zod issue, in the reader's language; the server and the forms of the app share it. */
export const explainIssue = (issue: Issue, language: Language): string => {
  const meant = lastForm(issue)
  if (meant) return explainIssue(meant, language)
  const word = Object.hasOwn(fieldTexts, issue.message) ? fieldTexts[issue.message as FieldErrorCode] : codeText(issue.message)
  const missing = issue.code === 'invalid_type' && (issue.input === undefined || issue.message.includes('undefined'))
  return say(word ?? (missing ? fieldTexts.required : undefined) ?? sized(issue) ?? fieldTexts.wrong, language)
}
