import { createContext, useContext } from "react";

/** The piece of today that an editor shows, for a control that publishes a part of it by itself. */
interface EditedPiece {
  /** Saves what is typed. */
  save(): Promise<void>;
  /** Shows what the server has now, and asks where the draft says something else. */
  refresh(): Promise<void>;
}

const Context = createContext<EditedPiece | undefined>(undefined);

export const EditedPieceProvider = Context.Provider;

/** The piece; undefined while a plan is edited. */
export const useEditedPiece = () => useContext(Context);
