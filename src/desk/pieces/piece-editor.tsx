import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PieceAtDesk } from "#content/desk/contract.ts";
import { pageInDeskLanguage } from "../language/desk-language.ts";
import { languagesOf } from "#content/schemas/exists-in.ts";
import { LANGUAGES } from "#language/languages.ts";
import { translationsIn } from "#language/translations.ts";
import { m } from "../paraglide/messages.js";
import { Button, LinkButton } from "../ui/button.tsx";
import { FieldErrors } from "../ui/field.tsx";
import { Page, Section } from "../ui/page.tsx";
import { UnprintedSigns } from "../ui/unprinted-signs.tsx";
import { EditorProvider, SkipToPublish } from "../ui/skip-to-publish.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type Edited, wordsOf } from "./fields.ts";
import { DeletePiece } from "./delete-piece.tsx";
import { FieldSet } from "./field-set.tsx";
import { BesideChoice, useBeside } from "./languages-beside.tsx";
import { type DeskKind, LoadedProvider } from "./kind.ts";
import { MovePiece } from "./move-piece.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { PlanBar } from "./plan-bar.tsx";
import { PLAN_QUERY } from "./plan-link.tsx";
import { PlanNotice } from "./plan-notice.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { sectionId, SectionLinks } from "./section-links.tsx";
import { translationMarks, Translations } from "./translation-marks.tsx";
import { TranslationSummary } from "./translation-summary.tsx";
import { unprintedTexts } from "./unprinted-fields.ts";
import { useDraft } from "./use-draft.ts";
import { fieldErrors, focusField, stillWrong, WrongFields } from "./wrong-fields.tsx";
import "./pieces.css";
import "./long-forms.css";

/** The same at each letter: a field with nothing wrong is not drawn again for it. */
const NO_ERRORS: ReadonlyMap<string, string> = new Map();

const NO_FIELDS: readonly string[] = [];

interface PieceEditorProps<Content extends object, Loaded> {
  readonly kind: DeskKind<Content, Loaded>;
  readonly piece: PieceAtDesk;
  readonly loaded: Loaded;
}

/** The editor of one piece of content: of what is written today, or of its plan. */
export function PieceEditor<Content extends object, Loaded>(
  props: PieceEditorProps<Content, Loaded>,
) {
  const { slug, published, draft, plan } = props.piece;
  const isAlone = published === null && draft === null && plan !== null;
  const isOfPlan = useLocation().search === PLAN_QUERY || isAlone;
  return <OpenPiece key={`${slug}${isOfPlan}`} {...props} isOfPlan={isOfPlan} />;
}

interface OpenPieceProps<Content extends object, Loaded> extends PieceEditorProps<Content, Loaded> {
  readonly isOfPlan: boolean;
}

/** Its fields, what is wrong with them, and what becomes of them. */
function OpenPiece<Content extends object, Loaded>(props: OpenPieceProps<Content, Loaded>) {
  const { kind, piece, loaded, isOfPlan } = props;
  const { path, fields, sections, lead, firstPublished, hasNoPage } = kind;
  const complete = (content: object) => kind.complete(content, piece.slug, loaded);
  const titleOf = (content: Content) => kind.titleOf(content, loaded);
  const { store, state, calls } = useDraft(path, piece, { complete, isOfPlan });
  const isPlan = isOfPlan && state.piece.plan !== null;
  const [wrong, setWrong] = useState<{ paths: readonly string[]; errors: Map<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  // What a plan asks is asked as soon as it is opened.
  const [isComparing, setComparing] = useState(isOfPlan && piece.plan?.conflicting != null);
  const [isPreviewing, setPreviewing] = useState(false);
  const [beside, setBeside] = useBeside();
  const { content, conflict } = state;
  const languages = languagesOf(content);
  const isInAll = languages.length === LANGUAGES.length;
  const hasTexts = translationsIn(content).length > 0;
  const marks = translationMarks(store, state);
  const errors = wrong?.errors ?? NO_ERRORS;

  // A link to a field, as the list of what is missing has them.
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== "") focusField(hash.slice(1));
  }, [hash]);

  // The server refuses to save a text that the database cannot hold (rule 10.26).
  const unsaved = state.failure?.fields ?? NO_FIELDS;
  useEffect(() => {
    if (unsaved.length > 0) showWrong(unsaved.map((field) => field.replace(/^content\./, "")));
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unsaved]);

  // A draft that was begun from something older says so before anybody works on.
  useEffect(() => store.findConflict(), [store]);

  const errorsOf = (paths: readonly string[]) =>
    fieldErrors({ fields, paths }, store.getState().content);
  function showWrong(paths: readonly string[]): void {
    setWrong(paths.length === 0 ? undefined : { paths, errors: errorsOf(paths) });
    setAttempt((last) => last + 1);
  }
  function change(next: Partial<Content>): void {
    store.change(next);
    if (wrong === undefined) return;
    const paths = stillWrong(wrong.paths, content, store.getState().content);
    if (paths.length === wrong.paths.length) return;
    setWrong(paths.length === 0 ? undefined : { paths, errors: errorsOf(paths) });
  }

  async function togglePreview(): Promise<void> {
    await store.save();
    setPreviewing(!isPreviewing);
  }

  const page = pageInDeskLanguage(state.piece.pages);
  const bar = {
    kind: path,
    store,
    state,
    calls,
    titleOf,
    fields,
    complete,
    onWrong: showWrong,
    onCompare: () => setComparing(true),
    warning: kind.printed && (
      <UnprintedSigns
        texts={unprintedTexts(content, kind.printed).map(({ path: field, text, signs }) => ({
          label: wordsOf(fields, field).label(),
          text,
          signs,
          onGo: () => focusField(field),
        }))}
      />
    ),
  };
  return (
    <div
      className="editor"
      data-beside={isInAll ? beside : "all"}
      data-lacks={LANGUAGES.filter((one) => !languages.includes(one)).join(" ")}
    >
      <Page
        title={titleOf(content)}
        lead={
          lead?.() ?? (state.piece.published === null ? m.piece_never_published() : m.piece_lead())
        }
        action={
          <div className="form-buttons">
            {!hasNoPage && (!isPlan || state.saving === "saved") && (
              <Button pressed={isPreviewing} onClick={() => void togglePreview()}>
                {m.preview_open()}
              </Button>
            )}
            {page !== undefined && (
              <LinkButton href={page} target="_blank">
                {m.see_on_site()}
              </LinkButton>
            )}
            <LinkButton to="history">{m.history_title()}</LinkButton>
          </div>
        }
      >
        <PlanNotice piece={state.piece} isOfPlan={isPlan} fields={fields} complete={complete} />
        {wrong !== undefined && <WrongFields key={attempt} fields={fields} paths={wrong.paths} />}
        <TranslationSummary marks={marks} />
        {hasTexts && isInAll && <BesideChoice beside={beside} onChoose={setBeside} />}
        <div className={isPreviewing ? "with-preview" : undefined}>
          {isPreviewing && (
            <PreviewPane
              kind={path}
              slug={piece.slug}
              isOfPlan={isPlan}
              version={
                (isPlan ? state.piece.plan : state.piece.draft)?.savedAt ?? state.piece.fingerprint
              }
              languages={languages}
              heading={kind.heading}
              onClose={() => setPreviewing(false)}
            />
          )}
          <div className="with-section-links mt-4">
            <SectionLinks titles={sections.map(({ title }) => title?.())} />
            <div>
              <Translations value={marks}>
                <FieldErrors value={errors}>
                  <LoadedProvider value={loaded}>
                    <EditorProvider value>
                      {sections.map((section, index) => (
                        <EditorSection
                          // A kind's sections never change.
                          // oxlint-disable-next-line react/no-array-index-key
                          key={index}
                          id={sectionId(index)}
                          section={section}
                          edited={{ content, change }}
                        />
                      ))}
                    </EditorProvider>
                  </LoadedProvider>
                </FieldErrors>
              </Translations>
            </div>
          </div>
        </div>
        {state.piece.published !== null && (
          <p className="form-buttons">
            {kind.isMovable?.(piece.slug) && (
              <MovePiece kind={path} piece={state.piece} save={store.save} />
            )}
            {kind.isDeletable?.(piece.slug) && (
              <DeletePiece kind={path} name={titleOf(content)} store={store} />
            )}
          </p>
        )}
        {isPlan ? (
          <PlanBar {...bar} />
        ) : (
          <PublishBar {...bar} hasNoPage={hasNoPage} {...(firstPublished && { firstPublished })} />
        )}
        {isComparing && conflict !== undefined && (
          <ConflictDialog
            fields={fields}
            mine={content}
            conflict={conflict}
            isOfPlan={isPlan}
            onClose={() => setComparing(false)}
            onDecide={async (decided) => {
              await store.decide(decided);
              setComparing(false);
              const planned = isPlan ? store.getState().piece.plan : null;
              if (planned !== null && Date.parse(planned.publishAt) > Date.now()) {
                await store.publish(planned.publishAt, { isSure: true });
              }
            }}
          />
        )}
      </Page>
    </div>
  );
}

interface EditorSectionProps<Content extends object> {
  readonly id: string;
  readonly section: DeskKind<Content>["sections"][number];
  readonly edited: Edited<Content>;
}

function EditorSection<Content extends object>(props: EditorSectionProps<Content>) {
  const { id, section, edited } = props;
  const { title, lead, fields, Action } = section;
  if (title === undefined) return null;
  return (
    <Section id={id} title={title()} action={Action && <Action {...edited} />}>
      {lead && <p className="measure">{lead()}</p>}
      <FieldSet fields={fields} edited={edited} />
      <SkipToPublish />
    </Section>
  );
}
