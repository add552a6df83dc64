import type { InputOf } from '@campus/contract/call.ts'
import { counted } from '@campus/contract/counted.ts'
import type { examPaper } from '@campus/contract/exams/console.ts'
import { examKindNames } from '@campus/contract/exams/exams.ts'
import { roomName } from '@campus/contract/exams/room-name.ts'
import { say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { requirePages, whenItFails } from '../../documents/previews/specimen.service.ts'
import { minuteIn } from '../../documents/sheets/sheet.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { presentExam, presentSittings } from '../exams/exam-view.ts'
import { listSeats } from '../seats/seat.repository.ts'
import { requireExam } from './exam-admin.service.ts'
import { doorSource, seatSource, signSource } from './exam-paper.source.ts'

const sources = { door: doorSource, seats: seatSource, sign: signSource }

/** For the door by number, for the room by place. What somebody needs stands on neither. */
export const makePaper = async (ctx: CallerCtx, { id, kind }: InputOf<typeof examPaper>): Promise<RawAnswer> => {
  const row = await requireExam(ctx, id)
  if (row.seated === 0 || !row.starts_at) throw refuse('exam_seats_missing')
  const { language } = ctx
  const { timeZone } = await readSettings(ctx.sql, ctx.caller.schoolId)
  const exam = presentExam(row, timeZone)
  const seats = await listSeats(ctx.sql, id)
  const seen = { withNames: true, withNeeds: () => false }
  const admitted = seats.filter(({ is_barred }) => !is_barred)
  const sittings = presentSittings(ctx, row.sittings, admitted, seen).filter((sitting) => sitting.seats.length > 0)
  const data = {
    lang: language === 'en_US' ? 'en' : 'zh',
    course: nameIn(exam.course, language),
    kind: say(examKindNames[exam.kind], language),
    time: `${minuteIn(timeZone, new Date(exam.startsAt))} – ${minuteIn(timeZone, new Date(exam.endsAt)).slice(11)}`,
    words: {
      number: say(['学号', 'Number', '學號'], language),
      name: say(['姓名', 'Name', '姓名'], language),
      seat: say(['座位', 'Seat', '座位'], language),
      className: say(['班级', 'Class', '班級'], language),
      front: say(['讲台', 'Front', '講台'], language),
      signature: say(['签名', 'Signature', '簽名'], language),
      came: say(['实到', 'Present', '實到'], language),
      absent: say(['缺考', 'Absent', '缺考'], language),
      invigilators: say(['监考签名', 'Invigilators', '監考簽名'], language),
      paper: say(['试卷', 'Paper', '試卷'], language),
      people: say([`共 ${admitted.length} 人`, counted(admitted.length, 'candidate'), `共 ${admitted.length} 人`], language),
    },
    sittings: sittings.map((sitting) => ({
      room: roomName(sitting.room, language),
      rows: sitting.rows,
      columns: sitting.columns,
      seats: sitting.seats
        .map(({ row, column, paper, person }) => ({
          row,
          column,
          paper,
          name: person?.name ?? '',
          number: person?.number ?? '',
          className: person?.className ?? '',
        }))
        .toSorted((one, other) => one.number.localeCompare(other.number, 'en')),
    })),
  }
  const made = await ctx.services.previewTypesetter.set({ source: sources[kind], data, pictures: {} }).catch(whenItFails)
  const { pdf } = requirePages(made)
  return { content: Buffer.from(pdf), contentType: 'application/pdf', name: `${data.course}-${kind}.pdf` }
}
