import { dayOfPlace, endOfDay, placesInDay } from './place.js';

/** A column of places in time: four bytes a row where nothing has a time of day, eight where something has. */
export interface PlaceColumn {
  set(row: number, place: number): void;
  get(row: number): number;
}

/** @param timed whether any of the places is not the end of its day */
export function placeColumn(length: number, timed: boolean): PlaceColumn {
  return timed ? columnOfPlaces(length) : columnOfDays(length);
}

function columnOfDays(length: number): PlaceColumn {
  const days = new Int32Array(length);
  return {
    set: (row, place) => {
      days[row] = dayOfPlace(place);
    },
    get: (row) => (days[row] ?? 0) * placesInDay + endOfDay,
  };
}

function columnOfPlaces(length: number): PlaceColumn {
  const places = new Float64Array(length);
  return {
    set: (row, place) => {
      places[row] = place;
    },
    get: (row) => places[row] ?? 0,
  };
}
