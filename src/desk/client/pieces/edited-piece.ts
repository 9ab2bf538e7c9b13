import { createContext, useContext } from "react";
import type { PieceAtDesk } from "#desk/content-contract.ts";

/** The piece of today that an editor shows, for a control that publishes a part of it by itself. */
interface EditedPiece {
  readonly piece: PieceAtDesk;
  /** Saves what is typed. */
  save(): Promise<void>;
  /** Shows what the server has now, and asks where the draft says something else. */
  refresh(): Promise<void>;
}

const Context = createContext<EditedPiece | undefined>(undefined);

export const EditedPieceProvider = Context.Provider;

/** The piece; undefined while a plan is edited. */
export const useEditedPiece = () => useContext(Context);
